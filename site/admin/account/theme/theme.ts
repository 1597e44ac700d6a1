export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'portal.theme';

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Returns the system's theme if none was chosen or storage is forbidden. */
export const readTheme = (storage: () => Pick<Storage, 'getItem'>): Theme => {
  try {
    const value = storage().getItem(KEY);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
};

export const keepTheme = (storage: () => Pick<Storage, 'setItem'>, theme: Theme): void => {
  try {
    storage().setItem(KEY, theme);
  } catch {
    // the choice then lasts until the page is left
  }
};

export const shownTheme = (theme: Theme, systemIsDark: boolean): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
};
