import { addressIn, ENGLISH, isTranslatedPath, type Language, languageNames } from '#contract/languages/languages.ts';
import { menu } from '#contract/words/menu.ts';
import { T } from '../language/T.tsx';
import { pageAddress, pageLanguage, t } from '../language/t.ts';
import { usePageLocation } from '../routing/PageContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { currentMark, mainLinks, panelLinks, SERVICES_HREF, SUPPORT } from './nav-links.ts';

const ServicesMenu = () => {
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
              <a href={pageAddress(href)} aria-current={currentMark(href, path)}>
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

/** Leads to the home page of a language if this page is in English alone; shows nothing while English is the only language. */
const LanguageList = () => {
  const { path, search } = usePageLocation();
  const { language, others } = pageLanguage();
  if (others.length === 0) return null;
  const query = new URLSearchParams(search).toString();
  const address = (one: Language | null) =>
    one && !isTranslatedPath(path) ? addressIn(one, '/') : addressIn(one, query ? `${path}?${query}` : path);
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

export const SiteHeader = () => {
  const { path } = usePageLocation();
  return (
    <>
      <LanguageList />
      <ContactStrip />
      <header className="site-head">
        <div className="wrap">
          <Logo />
          <nav className="nav" aria-label={t(menu.main)}>
            <ul>
              {mainLinks.map(({ href, label }) => (
                <li key={href} className={href === SERVICES_HREF ? 'drop' : undefined}>
                  <T as="a" href={href} aria-current={currentMark(href, path)} of={label} />
                  {href === SERVICES_HREF && <ServicesMenu />}
                </li>
              ))}
              <li>
                <ButtonLink
                  small
                  href={SUPPORT.href}
                  icon="heart-handshake"
                  aria-current={currentMark(SUPPORT.href, path)}
                  of={SUPPORT.label}
                />
              </li>
            </ul>
          </nav>
          <div className="menu-acts">
            <a className="menu-find" href={pageAddress('/search')} aria-label={t(menu.search)}>
              <Icon name="search" />
            </a>
            {/* Last: the style sheet shows the header once it is there. */}
            <MobileMenu />
          </div>
        </div>
      </header>
    </>
  );
};
