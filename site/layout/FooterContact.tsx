import { useSettings } from '../client/PageAnswersContext.tsx';
import { HoursLine } from '../shops/HoursLine.tsx';
import { sharedHours } from '../shops/hours-text.ts';
import { Clock } from '../ui/icons/Clock.tsx';
import { MapPin } from '../ui/icons/MapPin.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { Fact } from './Facts.tsx';
import { formatList } from './format-list.ts';

/** Phone, e-mail, shops and hours at the foot of every page. */
export const FooterContact = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <div>
      <h2>Contact</h2>
      <ContactFacts phone={contact.phone} email={contact.email}>
        <Fact icon={MapPin} name="Shops">
          {formatList(shops.map(({ name }) => name))}
        </Fact>
        <Fact icon={Clock} name="Hours">
          {hours ? <HoursLine hours={hours} /> : <a href="/about/our-shops">Opening hours of each shop</a>}
        </Fact>
      </ContactFacts>
    </div>
  );
};
