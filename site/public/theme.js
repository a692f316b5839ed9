// Applies the stored theme before the page is painted. A plain blocking script: the policy allows nothing inline.
try {
  const stored = localStorage.getItem('fourfold-theme')
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
} catch {
  // Storage may be switched off: the system's preference decides.
}
