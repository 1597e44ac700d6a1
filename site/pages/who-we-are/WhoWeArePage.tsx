import type { ReactNode } from 'react';
import { whoWeArePlaces } from '#contract/places/who-we-are.ts';
import { type Governance, noGovernance } from '#contract/settings/governance.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { SettingMissing } from '../../editing/SettingMissing.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';

const { texts } = whoWeArePlaces;

const Row = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Read = ({ at }: { at: string | undefined }) => (
  <a href={at} rel="noopener">{`Read it at ${new URL(at ?? '').hostname}`}</a>
);

const Organisation = () => {
  const { organisation, governance = noGovernance, contact } = useSettings();
  const { accountsUrl, safeguardingUrl, fundraisingUrl } = governance;
  return (
    <div>
      <div className="head head--close">
        <PageText of={texts['organisation-title']} as="h2" />
      </div>
      <dl className="table">
        <Row name="Name">{organisation.name}</Row>
        <Row name="Since">{organisation.established}</Row>
        <Row name="Registered charity number">{organisation.registeredNumber}</Row>
        <Row name="Tax number">{governance.taxNumber}</Row>
        <Row name="Company number">{governance.companyNumber}</Row>
        <Row name="Accounts">{accountsUrl && <Read at={accountsUrl} />}</Row>
        <Row name="How we keep children and adults safe">{safeguardingUrl && <Read at={safeguardingUrl} />}</Row>
        <Row name="How we raise money">{fundraisingUrl && <Read at={fundraisingUrl} />}</Row>
        <Row name="In writing">
          <EmailLink address={contact.organisationEmail} />
        </Row>
      </dl>
    </div>
  );
};

const Trustees = ({ trustees }: Pick<Governance, 'trustees'>) => (
  <div className="panel panel--ok">
    <PageText of={texts['trustees-title']} as="h2" className="h3" />
    <ul className="people">
      {trustees.map(({ name, role }) => (
        <li key={name}>
          <b>{name}</b>
          {role && <small>{role}</small>}
        </li>
      ))}
    </ul>
  </div>
);

const Spending = ({ year, parts }: NonNullable<Governance['spending']>) => (
  <div>
    <h2>{`Where €100 went in ${year}`}</h2>
    <PageText of={texts['spending-text']} as="p" className="mt-md" />
    <dl className="table mt-md">
      {parts.map(({ what, euros }) => (
        <Row key={what} name={what}>{`€${euros}`}</Row>
      ))}
    </dl>
  </div>
);

const Vetting = ({ says }: { says: string }) => (
  <div className="panel">
    <PageText of={texts['vetting-title']} as="h2" className="h3" />
    <p>{says}</p>
  </div>
);

const Complaints = () => {
  const { contact, governance = noGovernance } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <section className="section section--tint">
      <div className="wrap">
        <div className="head">
          <PageText of={texts['wrong-title']} as="h2" />
          <PageText of={texts['wrong-text']} as="p" className="lead" />
        </div>
        <div className="grid g3">
          <div className="panel">
            <PageText of={texts['wrong-here-title']} as="h3" />
            <PageText of={texts['wrong-here-text']} as="p" />
            <p>
              <a href={hrefOf(contact.phone)}>{contact.phone}</a>
            </p>
          </div>
          <div className="panel">
            <PageText of={texts['wrong-written-title']} as="h3" />
            {governance.complaints && <p>{governance.complaints}</p>}
            <p>
              <EmailLink address={contact.organisationEmail} />
            </p>
          </div>
          <div className="panel">
            <PageText of={texts['wrong-regulator-title']} as="h3" />
            <PageText of={texts['wrong-regulator-text']} as="p" />
            <p>
              <a href="https://www.charitiesregulator.ie" rel="noopener">
                The Charities Regulator
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
};

const Figures = () => {
  const { spending, vetting } = useSettings().governance ?? noGovernance;
  if (!spending && !vetting)
    return (
      <SettingMissing box="governance">Where €100 went, and who comes to the door: not shown until set</SettingMissing>
    );
  return (
    <section className="section section--tint">
      <div className="wrap split split--top">
        {spending && <Spending {...spending} />}
        {vetting && <Vetting says={vetting} />}
      </div>
    </section>
  );
};

const People = () => {
  const { trustees } = useSettings().governance ?? noGovernance;
  return (
    <section className="section">
      <div className={trustees.length > 0 ? 'wrap split split--top' : 'wrap'}>
        <Organisation />
        {trustees.length > 0 ? (
          <Trustees trustees={trustees} />
        ) : (
          <SettingMissing box="governance">Our trustees: not shown until one is set</SettingMissing>
        )}
      </div>
    </section>
  );
};

export const WhoWeArePage = () => (
  <>
    <section className="section section--furze section--close">
      <div className="wrap">
        <p className="eyebrow">Who runs us</p>
        <PageText of={texts.title} as="h1" className="mt-sm" />
        <PageText of={texts.lead} as="p" className="lead mt-md" />
      </div>
    </section>
    <People />
    <Figures />
    <Complaints />
    <section className="section on-deep">
      <div className="wrap split">
        <div>
          <PageText of={texts['began-title']} as="h2" />
          <PageText of={texts['began-text']} as="p" className="lead mt-md" />
        </div>
        <div className="row">
          <a className="btn btn--furze" href="/about">
            About Us
          </a>
        </div>
      </div>
    </section>
  </>
);
