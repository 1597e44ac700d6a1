import { Icon } from '../../../ui/Icon.tsx';
import { useTheme } from './ThemeContext.tsx';
import { themes } from './theme.ts';

const options = {
  system: { icon: 'monitor', label: 'System theme' },
  light: { icon: 'sun', label: 'Light theme' },
  dark: { icon: 'moon', label: 'Dark theme' },
} as const;

export const ThemeSwitch = () => {
  const { theme, choose } = useTheme();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own looks, and there is nothing to submit
    <div className="seg" role="group" aria-label="Theme">
      {themes.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={theme === name}
          aria-label={options[name].label}
          title={options[name].label}
          onClick={() => choose(name)}
        >
          <Icon name={options[name].icon} />
        </button>
      ))}
    </div>
  );
};
