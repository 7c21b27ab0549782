// Closes the answers before they are painted. Find in page and links to text find and open hidden="until-found"; browsers
// without support hide it.
for (const answer of document.querySelectorAll('[data-answer]')) answer.setAttribute('hidden', 'until-found')
