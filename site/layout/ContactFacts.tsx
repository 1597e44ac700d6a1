import { site } from '#contract/words/site.ts';
import { PhoneLinks } from '../shops/PhoneLinks.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import type { Elements } from '../ui/elements.ts';
import { Fact, Facts } from './Facts.tsx';

type ContactFactsProps = { phone: string; email: string; children?: Elements };

export const ContactFacts = ({ phone, email, children }: ContactFactsProps) => (
  <Facts>
    <Fact icon="phone" name={site.phone}>
      <PhoneLinks phone={phone} />
    </Fact>
    <Fact icon="mail" name={site.email}>
      <EmailLink address={email} />
    </Fact>
    {children}
  </Facts>
);
