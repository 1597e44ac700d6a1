import type { ReactNode } from 'react';
import { whoWeArePlaces } from '#contract/places/who-we-are.ts';
import { noGovernance } from '#contract/settings/governance.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';

const { texts } = whoWeArePlaces;

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Organisation = () => {
  const { organisation, governance = noGovernance, contact } = useSettings();
  return (
    <div>
      <div className="head head--close">
        <Line of={texts['organisation-title']} as="h2" />
      </div>
      <dl className="table">
        <Row name="Name">{organisation.name}</Row>
        <Row name="Since">{organisation.established}</Row>
        <Row name="Registered charity number">
          {organisation.registeredNumber || 'Not on this page yet. Ask us, and we tell you.'}
        </Row>
        <Row name="Accounts">
          {governance.accountsUrl ? (
            <a
              href={governance.accountsUrl}
              rel="noopener"
            >{`Read them at ${new URL(governance.accountsUrl).hostname}`}</a>
          ) : (
            'Not on this page yet. Ask us, and we tell you where to read them.'
          )}
        </Row>
        <Row name="In writing">
          <EmailLink address={contact.organisationEmail} />
        </Row>
      </dl>
    </div>
  );
};

const Trustees = () => {
  const { governance = noGovernance, contact } = useSettings();
  const hrefOf = usePhoneHref();
  return (
    <div className="panel panel--ok">
      <Line of={texts['trustees-title']} as="h2" className="h3" />
      {governance.trustees.length > 0 ? (
        <ul className="people">
          {governance.trustees.map(({ name, role }) => (
            <li key={name}>
              <b>{name}</b>
              {role && <small>{role}</small>}
            </li>
          ))}
        </ul>
      ) : (
        <div className="unset">
          <p>
            Their names are not on this page yet. Ring <a href={hrefOf(contact.phone)}>{contact.phone}</a> or{' '}
            <a href="/contact?about=question">send us a line</a>, and we tell you.
          </p>
        </div>
      )}
    </div>
  );
};

/** Who runs the charity: trustees, registered number and accounts, from the settings. */
export const WhoWeArePage = () => (
  <>
    <section className="section section--furze section--close">
      <div className="wrap">
        <p className="eyebrow">Who runs us</p>
        <Line of={texts.title} as="h1" className="mt-sm" />
        <Line of={texts.lead} as="p" className="lead mt-md" />
      </div>
    </section>
    <section className="section">
      <div className="wrap split split--top">
        <Organisation />
        <Trustees />
      </div>
    </section>
    <section className="section on-deep">
      <div className="wrap split">
        <div>
          <Line of={texts['began-title']} as="h2" />
          <Line of={texts['began-text']} as="p" className="lead mt-md" />
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
