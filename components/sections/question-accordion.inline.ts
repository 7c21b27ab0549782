// Closes the answers before they are painted. Browsers find text in hidden="until-found"; those without support hide it.
for (const answer of document.querySelectorAll('[data-answer]')) answer.setAttribute('hidden', 'until-found')
// The answer is found: clicks its question. The loader keeps the click until the question is interactive.
addEventListener('beforematch', ({ target }) =>
  (target as Element).closest('[data-question]')?.querySelector('button')?.click(),
)
