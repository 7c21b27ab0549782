/** Syntax that `no-restricted-syntax` reports. restrictions.test.ts has an example of each. */

export const CONTENT_IMPORT = {
  selector:
    "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[importKind!='type'][source.value=/(^@|[.][.]).content./]",
  message: 'Pass content as props from a server component: this import would send the whole module to visitors.',
}

/** Finds hooks in modules without the directive: CONTENT_IMPORT does not check these. useId also runs on the server. */
export const HOOK_WITHOUT_DIRECTIVE = {
  selector:
    "Program:not(:has(> ExpressionStatement[directive='use client'])) CallExpression:matches([callee.name=/^use[A-Z]/], [callee.property.name=/^use[A-Z]/]):not([callee.name='useId'])",
  message: "Begin this module with 'use client': it calls a hook, so visitors download it.",
}

/**
 * Finds elements with handlers, and components with effects, for which the loader requests no scripts: it knows buttons, forms
 * and the attribute.
 */
export const WITHOUT_HYDRATION = [
  "JSXOpeningElement[name.name=/^[a-z]/]:not([name.name=/^(button|form)$/]):has(> JSXAttribute[name.name=/^on[A-Z]/]):not(:has(> JSXAttribute[name.name='data-hydrate'])):not(JSXElement[openingElement.name.name='form'] *)",
  "Program:has(JSXElement):not(:has(JSXAttribute[name.name='data-hydrate'])):not(:has(JSXOpeningElement[name.name=/^(button|form)$/])) CallExpression[callee.name=/^use(Layout)?Effect$/]",
].map((selector) => ({
  selector,
  message:
    'Use <button type="button"> or <form>. If neither fits, add data-hydrate="near" and keyboard support: otherwise the scripts of the framework may never run for this component.',
}))

/** Finds utilities with a media query of their own. */
export const ARBITRARY_WINDOW = {
  selector: String.raw`:matches(Literal[value=/\b(min|max)-\[[^\]]+\]:/], TemplateElement[value.raw=/\b(min|max)-\[[^\]]+\]:/])`,
  message: 'Use a variant of app/globals.css, such as wide: or phone:, instead of this media query.',
}

/** Finds pictures that move what is below them when they load. */
export const IMAGE_WITHOUT_SIZE = {
  selector:
    "JSXOpeningElement[name.name='img']:not(:has(> JSXSpreadAttribute)):not(:has(> JSXAttribute[name.name='width']):has(> JSXAttribute[name.name='height']))",
  message: 'Give this picture its width and height: otherwise the page moves when it loads.',
}

export const CONTROL_IN_LINK = {
  selector:
    'JSXElement[openingElement.name.name=/^(a|ActionLink|ButtonLink|ExternalLink)$/] JSXElement > JSXOpeningElement[name.name=/^(a|button|input)$/]',
  message: 'Put this control next to the link: screen readers announce a control inside a link as part of it.',
}

/** Finds inline scripts, except data and those of EarlyScript. */
export const INLINE_SCRIPT = {
  selector: "JSXOpeningElement[name.name='script']:not(:has(> JSXAttribute[name.name=/^(type|data-early)$/]))",
  message: 'Use EarlyScript: the policy of the page allows each inline script of the export.',
}

export const SLEEP_OR_SNAPSHOT = {
  selector:
    'CallExpression > MemberExpression > Identifier.property[name=/^(only|skip|fixme|waitForTimeout|toHaveScreenshot|toMatch(Inline)?Snapshot)$/]',
  message: 'Tests do not sleep, compare snapshots or skip other tests: see Testing in CONTRIBUTING.md.',
}

/** Reports texts in JSX, in constants and in attributes that visitors see or hear. Variables, symbols and numbers are allowed. */
export const TEXT_IN_COMPONENT = [
  'JSXText[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > ConditionalExpression > ConditionalExpression > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]/]',
  'Program:has(JSXElement) VariableDeclarator > :matches(Literal[value=/^[A-Z][a-z’]* .*[a-z]/], TemplateLiteral > TemplateElement[value.raw=/^[A-Z][a-z’]* .*[a-z]/])',
  'JSXAttribute[name.name=/^(alt|aria-(label|description|roledescription)|caption|description|heading|label|lead|note|placeholder|summary|text|title)$/] :matches(Literal[value=/[A-Za-z]/], TemplateElement[value.raw=/[A-Za-z]/])',
].map((selector) => ({
  selector,
  message: 'Move this text to a file of content/, where its characters and placeholders are checked.',
}))

const COLOUR_MESSAGE =
  'Use a colour of the palette in app/globals.css, such as var(--ink), or derive one with color-mix().'
const TONES = 'dark|deep|dim|hot|light|medium|pale'
const HUES =
  'aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|snow|tan|teal|tomato|turquoise|violet|white|yellow'
export const COLOUR_IN_MARKUP = {
  selector: String.raw`JSXAttribute[name.name=/([cC]lass|^style$)/] Literal[value=/(^|\[)(#[0-9a-fA-F]{3}|rgb|hsl|oklch|(${TONES})?(${HUES})(\]|$))/]`,
  message: COLOUR_MESSAGE,
}
/** Colours in stylesheets. Black is for masks, and for mixing with another colour. */
export const COLOURS_IN_STYLESHEET = [
  'Hash:not([value=/^000(000)?$/])',
  `Declaration Identifier[name=/^(${TONES})?(${HUES})$/i]`,
  'Function[name=/^(rgba?|hsla?|hwb|oklch|oklab)$/]',
].map((selector) => ({ selector, message: COLOUR_MESSAGE }))

export const APPLY_IN_COMPONENT = {
  selector: 'Atrule[name=apply]',
  message: 'Write declarations: only stylesheets in app/ use @apply.',
}

export const IMPORTANT_IN_COMPONENT = {
  selector: 'Declaration[important=true]',
  message: 'Make the selector more specific instead of using !important.',
}

export const CLASS_WITHOUT_LAYER = {
  selector: 'StyleSheet > Rule > SelectorList > Selector > ClassSelector:first-child',
  message: 'Put this rule in @layer components: without a layer, it overrides the utilities of its elements.',
}

/** Media queries of windows and media, of which app/globals.css has the only list. */
export const MEDIA_QUERY_OF_WINDOW = [
  'Atrule[name=media] :matches(Feature, FeatureRange):not([name=/^(forced-colors|prefers-.+|hover)$/])',
  'Atrule[name=media] MediaQuery[mediaType!=null]',
].map((selector) => ({
  selector,
  message: 'Use a variant of app/globals.css, such as @variant wide or paper, instead of this media query.',
}))
