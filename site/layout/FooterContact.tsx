import { sharedHours } from '#contract/help/phone-times.ts';
import { menu } from '#contract/words/menu.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { HoursLine } from '../shops/HoursLine.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { Fact } from './Facts.tsx';
import { formatList } from './format-list.ts';

export const FooterContact = () => {
  const { contact, shops } = useSettings();
  const hours = sharedHours(shops);
  return (
    <div>
      <T as="h2" of={menu.contact} />
      <ContactFacts phone={contact.phone} email={contact.email}>
        <Fact icon="map-pin" name={menu.shops}>
          {formatList(shops.map(({ name }) => name))}
        </Fact>
        <Fact icon="clock" name={menu.hours}>
          {hours ? <HoursLine hours={hours} /> : <T as="a" href="/about/our-shops" of={menu.hoursOfEachShop} />}
        </Fact>
      </ContactFacts>
    </div>
  );
};
