import { useSettings } from '../client/PageAnswersContext.tsx';
import { useUser } from '../client/PlatformContext.tsx';
import { usePageLanguage } from '../language/LanguageContext.tsx';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LayoutDashboard } from '../ui/icons/LayoutDashboard.tsx';
import { MapPin } from '../ui/icons/MapPin.tsx';
import { Phone } from '../ui/icons/Phone.tsx';
import { Search } from '../ui/icons/Search.tsx';

/** The line above the header: the phone, the shops, and the way to the portal for staff. */
export const ContactStrip = () => {
  const { organisation, contact } = useSettings();
  const hrefOf = usePhoneHref();
  const user = useUser();
  const { englishPart } = usePageLanguage();
  return (
    <aside className="strip" aria-label="Contact" lang={englishPart}>
      <div className="wrap">
        <p>Beside seriously ill people in the south-east since {organisation.established}</p>
        <ul>
          {user && (
            <li>
              <a href="/admin" title="Admin Portal">
                <Icon of={LayoutDashboard} />
                Admin Portal
              </a>
            </li>
          )}
          <li>
            <a href={hrefOf(contact.phone)}>
              <Icon of={Phone} />
              <span>{contact.phone}</span>
            </a>
          </li>
          <li>
            <a href="/about/our-shops">
              <Icon of={MapPin} />
              Find a shop
            </a>
          </li>
          <li>
            <a href="/search">
              <Icon of={Search} />
              Search
            </a>
          </li>
        </ul>
      </div>
    </aside>
  );
};
