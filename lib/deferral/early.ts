// Switches on what needs scripts: without this attribute, a page shows its no-script form (first-paint/states.css).
document.documentElement.dataset.scripted = ''
