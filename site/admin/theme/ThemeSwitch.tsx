import { Icon } from '../../ui/Icon.tsx';
import { Monitor } from '../../ui/icons/Monitor.tsx';
import { Moon } from '../../ui/icons/Moon.tsx';
import { Sun } from '../../ui/icons/Sun.tsx';
import { useTheme } from './ThemeContext.tsx';
import { themes } from './theme.ts';

const looks = {
  system: { icon: Monitor, label: 'System theme' },
  light: { icon: Sun, label: 'Light theme' },
  dark: { icon: Moon, label: 'Dark theme' },
} as const;

/** System, light or dark, kept on this device. */
export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own looks, and there is nothing to submit
    <div className="theme" role="group" aria-label="Theme">
      {themes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={theme === name}
          aria-label={looks[name].label}
          title={looks[name].label}
          onClick={() => choose(name)}
        >
          <Icon of={looks[name].icon} />
        </button>
      ))}
    </div>
  );
};
