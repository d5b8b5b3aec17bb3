// Runs before the first paint, so that a dark page never flashes white.
// The key is src/lib/theme.ts's; absent, the system's preference decides.
try {
  var theme = localStorage.getItem("dark-mode");
  if (theme === "true") document.documentElement.dataset.theme = "dark";
  if (theme === "false") document.documentElement.dataset.theme = "light";
} catch {
  // Storage refused: the system's preference decides.
}
