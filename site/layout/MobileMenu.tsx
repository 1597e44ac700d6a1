import { menu } from '#contract/words/menu.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import { usePageLocation } from '../routing/PageContext.tsx';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { PhoneStatus } from '../shops/PhoneStatus.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import type { Elements } from '../ui/elements.ts';
import { Icon } from '../ui/Icon.tsx';
import {
  CONTACT,
  currentMark,
  HELP,
  mainLinks,
  type NavLink,
  SERVICES_HREF,
  SUPPORT,
  serviceLinks,
} from './nav-links.ts';

const Item = ({ link, path, children }: { link: NavLink; path: string; children?: Elements }) => (
  <li>
    <a href={pageAddress(link.href)} aria-current={currentMark(link.href, path)}>
      <T of={link.label} />
      {children}
    </a>
    {link.href === SERVICES_HREF && (
      <ul className="sub">
        {serviceLinks.map((service) => (
          <li key={service.href}>
            <T as="a" href={service.href} aria-current={currentMark(service.href, path)} of={service.label} />
          </li>
        ))}
      </ul>
    )}
  </li>
);

export const MobileMenu = () => {
  const { path } = usePageLocation();
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <details className="menu-drop">
      <summary className="menu-btn">
        <span className="when-closed">
          <Icon name="menu" />
          <T of={menu.menu} />
        </span>
        <span className="when-open">
          <Icon name="x" />
          <T of={site.close} />
        </span>
      </summary>
      <nav className="mobile-menu" aria-label={t(menu.mainMenu)}>
        <ul>
          <li className="lead-in">
            <a href={pageAddress(HELP.href)} aria-current={currentMark(HELP.href, path)}>
              <T of={HELP.label} />
              <T as="small" of={HELP.hint} />
            </a>
          </li>
          {[...mainLinks, CONTACT].map((link) => (
            <Item key={link.href} link={link} path={path}>
              <Icon name="chevron-right" />
            </Item>
          ))}
        </ul>
        <div className="acts">
          <ButtonLink href={hrefOf(phone)} variant="line" icon="phone">
            <T of={site.call} values={{ phone }} />
          </ButtonLink>
          <PhoneStatus />
          <ButtonLink
            href={SUPPORT.href}
            icon="heart-handshake"
            aria-current={currentMark(SUPPORT.href, path)}
            of={SUPPORT.label}
          />
        </div>
      </nav>
    </details>
  );
};
