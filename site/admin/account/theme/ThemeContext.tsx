import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepTheme, readTheme, shownTheme, type Theme } from './theme.ts';

const Context = createContext<{ theme: Theme; choose(theme: Theme): void } | null>(null);

const systemTheme = () => window.matchMedia('(prefers-color-scheme: dark)');
const watchSystem = (listener: () => void) => {
  const media = systemTheme();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const ThemeProvider = ({ children, onTheme }: { children: ReactNode; onTheme?: (theme: Theme) => void }) => {
  const [theme, setTheme] = useState(() => readTheme(() => localStorage));
  const dark = useSyncExternalStore(watchSystem, () => systemTheme().matches);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shownTheme(theme, dark);
  }, [theme, dark]);
  useEffect(() => onTheme?.(theme), [theme, onTheme]);
  const value = useMemo(
    () => ({
      theme,
      choose: (next: Theme) => {
        keepTheme(() => localStorage, next);
        setTheme(next);
      },
    }),
    [theme],
  );
  return <Context value={value}>{children}</Context>;
};

export const useTheme = () => {
  const value = useContext(Context);
  if (!value) throw new Error('useTheme needs a ThemeProvider above it.');
  return value;
};
