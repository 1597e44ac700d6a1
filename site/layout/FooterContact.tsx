import { useSettings } from '../client/PageAnswersContext.tsx';
import { telHref } from '../shops/contact.ts';
import { HoursLine } from '../shops/HoursLine.tsx';
import { sharedHours } from '../shops/hours-text.ts';
import { EmailLink } from '../ui/EmailLink.tsx';
import { Clock } from '../ui/icons/Clock.tsx';
import { Mail } from '../ui/icons/Mail.tsx';
import { MapPin } from '../ui/icons/MapPin.tsx';
import { Phone } from '../ui/icons/Phone.tsx';
import { Fact, Facts } from './Facts.tsx';
import { formatList } from './format-list.ts';

/** Phone, e-mail, shops and hours at the foot of every page. */
export const FooterContact = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <div>
      <h2>Contact</h2>
      <Facts>
        <Fact icon={Phone} name="Phone">
          <a href={telHref(contact.phone)}>{contact.phone}</a>
        </Fact>
        <Fact icon={Mail} name="Email">
          <EmailLink address={contact.email} />
        </Fact>
        <Fact icon={MapPin} name="Shops">
          {formatList(shops.map(({ name }) => name))}
        </Fact>
        <Fact icon={Clock} name="Hours">
          {hours ? <HoursLine hours={hours} /> : <a href="/about/our-shops">Opening hours of each shop</a>}
        </Fact>
      </Facts>
    </div>
  );
};
