import { menu } from '#contract/words/menu.ts';
import { T } from '../language/T.tsx';
import { usePageLocation } from '../routing/PageContext.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { currentMark, panelLinks } from './nav-links.ts';

export const ServicesMenu = () => {
  const { path } = usePageLocation();
  return (
    <details>
      <summary>
        <T className="sr" of={menu.allServices} />
        <Icon name="chevron-down" />
      </summary>
      <div className="drop__panel">
        <ul>
          {panelLinks.map(({ href, label, hint, art }) => (
            <li key={href}>
              <a href={href} aria-current={currentMark(href, path)}>
                <Illustration name={art} />
                <T as="b" of={label} />
                <T as="small" of={hint} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
};
