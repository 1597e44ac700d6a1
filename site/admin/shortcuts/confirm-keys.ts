/** The keys that confirm: on a Mac with the command key, elsewhere with Ctrl. */
export const confirmKeys = (system: string = navigator.userAgent): string[] =>
  /Mac|iPhone|iPad/.test(system) ? ['⌘', '↵'] : ['Ctrl', '↵'];
