import type { Shop } from '#contract/settings/settings.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Fact, Facts } from '../../layout/Facts.tsx';
import { addressLine, directionsUrl } from '../../shops/contact.ts';
import { OpenBadge } from '../../shops/OpenBadge.tsx';
import { PhoneLinks } from '../../shops/PhoneLinks.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
export const ShopContact = ({ shop }: { shop: Shop }) => {
  const { shop: email } = useSettings().serviceEmails;
  return (
    <article className="panel">
      <h3>{shop.name}</h3>
      <OpenBadge shop={shop} />
      <Facts>
        <Fact icon="map-pin" name="Address">
          {addressLine(shop)}
        </Fact>
        <Fact icon="phone" name="Phone">
          <PhoneLinks phone={shop.phone} />
        </Fact>
        <Fact icon="mail" name="Email">
          <EmailLink address={email} />
        </Fact>
      </Facts>
      <ButtonLink href={directionsUrl(shop)} rel="noopener" variant="line" small icon="navigation">
        <span>
          Get Directions<span className="sr">{` to ${shop.name}`}</span>
        </span>
      </ButtonLink>
    </article>
  );
};
