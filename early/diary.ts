// Starts the animation of each slot of the diary when it is in the viewport. Without scripts all start at once.
const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    target.removeAttribute('data-unseen')
    observer.unobserve(target)
  }
})
for (const slot of document.querySelectorAll('[data-diary] > [data-arrives]')) {
  slot.setAttribute('data-unseen', '')
  observer.observe(slot)
}
