const COLOUR = 'Use a colour of the palette in app/globals.css, such as var(--ink), or derive one with color-mix().'
const HUE =
  '(dark|deep|dim|hot|light|medium|pale)?(aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|white|yellow)'
const COLOUR_FUNCTION = '(rgb|hsl|hwb|oklch|oklab)a?'
const WINDOW = 'Use a variant of app/globals.css, such as wide or phone, instead of this media query.'

/** Syntax of components and their stylesheets that `no-restricted-syntax` reports. restrictions.test.ts has examples of each. */
export const RESTRICTIONS = {
  /** Client modules: those with the directive, and those that only a client module can call. useId also runs on the server. */
  content: {
    selector:
      "Program:matches(:has(> ExpressionStatement[directive='use client']), :has(CallExpression[callee.name=/^use(?!Id$)[A-Z]/])) > ImportDeclaration[importKind!='type'][source.value=/(^@|[.][.]).content./]",
    message: 'Pass content as props from a server component: this import would send the whole module to visitors.',
  },
  /** Elements with handlers, and components with effects. The loader knows buttons, forms and the attribute. */
  hydration: {
    selector:
      ":matches(JSXOpeningElement[name.name=/^[a-z]/]:not([name.name=/^(button|form)$/]):has(> JSXAttribute[name.name=/^on[A-Z]/]):not(:has(> JSXAttribute[name.name='data-hydrate'])):not(JSXElement[openingElement.name.name='form'] *), Program:has(JSXElement):not(:has(JSXAttribute[name.name='data-hydrate'])):not(:has(JSXOpeningElement[name.name=/^(button|form)$/])) CallExpression[callee.name=/^use(Layout)?Effect$/])",
    message: 'Use <button type="button"> or <form>, or add data-hydrate="near": otherwise its scripts may never load.',
  },
  /** `react/jsx-no-literals` reports the texts in elements. */
  text: {
    selector:
      ':matches(JSXAttribute[name.name=/^(alt|aria-(label|roledescription)|caption|description|heading|label|lead|note|placeholder|summary|text|title)$/], :not(JSXAttribute) > JSXExpressionContainer > ConditionalExpression, :not(JSXAttribute) > JSXExpressionContainer) > :matches(Literal[value=/[A-Za-z]/], TemplateLiteral:has(> TemplateElement[value.raw=/[A-Za-z]/]))',
    message: 'Move this text to a file of content/, where its characters and placeholders are checked.',
  },
  colour: {
    selector: String.raw`JSXAttribute[name.name=/([cC]lass|^style$)/] Literal[value=/(^|\[)(#[0-9a-fA-F]{3}|${COLOUR_FUNCTION}\(|${HUE}(\]|$))/]`,
    message: COLOUR,
  },
  window: {
    selector: String.raw`:matches(Literal[value=/\b(min|max)-\[[^\]]+\]:/], TemplateElement[value.raw=/\b(min|max)-\[[^\]]+\]:/])`,
    message: WINDOW,
  },
  /** Black is for masks, and for mixing with another colour. */
  colourInStyles: {
    selector: `:matches(Hash:not([value=/^000(000)?$/]), Declaration Identifier[name=/^${HUE}$/i], Function[name=/^${COLOUR_FUNCTION}$/])`,
    message: COLOUR,
  },
  windowInStyles: {
    selector:
      'Atrule[name=media] :matches(MediaQuery[mediaType!=null], :matches(Feature, FeatureRange):not([name=/^(forced-colors|prefers-.+|hover)$/]))',
    message: WINDOW,
  },
}
