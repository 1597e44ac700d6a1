import { addressIn, ENGLISH, isTranslatedPath, type Language, languageNames } from '#contract/languages/languages.ts';
import { menu } from '#contract/words/menu.ts';
import { pageLanguage, t } from '../language/t.ts';
import { usePageLocation } from '../routing/PageContext.tsx';

/** Leads to the home page of a language if this page is in English alone; shows nothing while English is the only language. */
export const LanguageList = () => {
  const { path } = usePageLocation();
  const { language, others } = pageLanguage();
  if (others.length === 0) return null;
  const address = (one: Language | null) =>
    one && !isTranslatedPath(path) ? addressIn(one, '/') : addressIn(one, path);
  const all: readonly (Language | null)[] = [null, ...others];
  return (
    <nav className="langs" aria-label={t(menu.languages)}>
      <div className="wrap">
        <ul>
          {all.map((one) => (
            <li key={one ?? ENGLISH}>
              <a
                href={address(one)}
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
