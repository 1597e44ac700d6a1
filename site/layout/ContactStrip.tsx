import { menu } from '#contract/words/menu.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { useUser } from '../client/PlatformContext.tsx';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
export const ContactStrip = () => {
  const { organisation, contact } = useSettings();
  const hrefOf = usePhoneHref();
  const user = useUser();
  return (
    <aside className="strip" aria-label={t(menu.contact)}>
      <div className="wrap">
        <T as="p" of={menu.besidePeople} values={{ year: organisation.established }} />
        <ul>
          {user && (
            <li>
              <a href="/admin" title="Admin Portal">
                <Icon name="layout-dashboard" />
                Admin Portal
              </a>
            </li>
          )}
          <li>
            <a href={hrefOf(contact.phone)}>
              <Icon name="phone" />
              <span>{contact.phone}</span>
            </a>
          </li>
          <li>
            <a href={pageAddress('/about/our-shops')}>
              <Icon name="map-pin" />
              <T of={menu.findAShop} />
            </a>
          </li>
          <li>
            <a href={pageAddress('/search')}>
              <Icon name="search" />
              <T of={menu.search} />
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
};
