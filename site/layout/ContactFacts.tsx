import { site } from '#contract/words/site.ts';
import { PhoneLinks } from '../shops/PhoneLinks.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import type { Elements } from '../ui/elements.ts';
import { Mail } from '../ui/icons/Mail.tsx';
import { Phone } from '../ui/icons/Phone.tsx';
import { Fact, Facts } from './Facts.tsx';

type ContactFactsProps = { phone: string; email: string; children?: Elements };

/** The phone number and the e-mail address as facts with links, and whatever facts come after them. */
export const ContactFacts = ({ phone, email, children }: ContactFactsProps) => (
  <Facts>
    <Fact icon={Phone} name={site.phone}>
      <PhoneLinks phone={phone} />
    </Fact>
    <Fact icon={Mail} name={site.email}>
      <EmailLink address={email} />
    </Fact>
    {children}
  </Facts>
);
