import { menu } from '#contract/words/menu.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { usePageLocation } from '../routing/PageContext.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import { LanguageList } from './LanguageList.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { currentMark, mainLinks, SERVICES_HREF, SUPPORT } from './nav-links.ts';
import { ServicesMenu } from './ServicesMenu.tsx';

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
            <a className="menu-find" href="/search" aria-label={t(menu.search)}>
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
