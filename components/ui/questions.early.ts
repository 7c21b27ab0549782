// Keeps a question at its position in the viewport when the answer above it closes.
document.querySelector('#questions + div')!.addEventListener('click', ({ target }) => {
  const question = (target as Element).closest('summary')
  if (!question) return
  const { top } = question.getBoundingClientRect()
  requestAnimationFrame(() => scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }))
})
