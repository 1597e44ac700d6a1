export const confirmKeys = (system: string = navigator.userAgent): string[] =>
  /Mac|iPhone|iPad/.test(system) ? ['⌘', '↵'] : ['Ctrl', '↵'];
