import { addressIn, ENGLISH, type Language, languageNames } from '#contract/languages/languages.ts';
import { menu } from '#contract/words/menu.ts';
import { pageLanguage, t } from '../language/t.ts';
import { usePageLocation } from '../routing/PageContext.tsx';

/** The languages that the page can be read in, each by its own name; nothing while English is the only one. */
export const LanguageList = () => {
  const { path } = usePageLocation();
  const { language, others } = pageLanguage();
  if (others.length === 0) return null;
  const all: readonly (Language | null)[] = [null, ...others];
  return (
    <nav className="langs" aria-label={t(menu.languages)}>
      <div className="wrap">
        <ul>
          {all.map((one) => (
            <li key={one ?? ENGLISH}>
              <a
                href={addressIn(one, path)}
                lang={one ?? ENGLISH}
                hrefLang={one ?? ENGLISH}
                aria-current={one === language ? 'true' : undefined}
              >
                {one ? languageNames[one] : 'English'}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
};
