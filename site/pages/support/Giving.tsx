import type { ReactNode } from 'react';
import { noGiving, printedIban } from '#contract/giving.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { telHref } from '../../shops/contact.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import { ExternalLink } from '../../ui/icons/ExternalLink.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';
import type { IllustrationName } from '../../ui/illustration-sizes.ts';
import { Copyable } from './Copyable.tsx';
import { TaxWords } from './TaxWords.tsx';

const Way = ({ art, title, children }: { art: IllustrationName; title: string; children: ReactNode }) => (
  <article className="card">
    <div className="card__art">
      <Illustration name={art} />
    </div>
    <div className="card__body">
      <h3>{title}</h3>
      {children}
    </div>
  </article>
);

/** Stands where the settings hold nothing. */
const Ring = ({ children }: { children: ReactNode }) => {
  const { phone } = useSettings().contact;
  return (
    <>
      <p className="unset">{children}</p>
      <ButtonLink href={telHref(phone)} variant="line" icon={Phone}>
        Call {phone}
      </ButtonLink>
    </>
  );
};

const ByCard = () => {
  const { paymentUrl } = useSettings().giving ?? noGiving;
  return (
    <Way art="giving-card" title="By card">
      {paymentUrl ? (
        <>
          <p>
            On the page of our payment partner. It opens there, and we never see your card. Look for this address:{' '}
            <strong>{new URL(paymentUrl).origin}</strong>
          </p>
          <ButtonLink href={paymentUrl} rel="noreferrer" icon={ExternalLink}>
            Give by Card
          </ButtonLink>
        </>
      ) : (
        <Ring>Giving by card is not set up on this page yet. Please ring us.</Ring>
      )}
    </Way>
  );
};

const FromBank = () => {
  const { accountName, iban, bic } = useSettings().giving ?? noGiving;
  return (
    <Way art="giving-bank" title="From your bank">
      {iban ? (
        <>
          <p>Once, or by standing order. Compare the last four figures in your bank’s app.</p>
          <dl className="copyables">
            {accountName && <Copyable name="Name" what="name" text={accountName} />}
            <Copyable name="IBAN" what="IBAN" text={printedIban(iban)} />
            {bic && <Copyable name="BIC" what="BIC" text={bic} />}
          </dl>
        </>
      ) : (
        <Ring>We read you our bank details on the phone, so that you know they are ours.</Ring>
      )}
    </Way>
  );
};

const InWill = () => {
  const { name, registeredNumber } = useSettings().organisation;
  return (
    <Way art="giving-will" title="In your will">
      <p>Look after your own first. If something is left over, a solicitor needs only our name and number.</p>
      {registeredNumber ? (
        <dl className="copyables">
          <Copyable name="Name" what="name" text={name} />
          <Copyable name="Registered charity number" what="number" text={registeredNumber} />
        </dl>
      ) : (
        <Ring>Please ring us. We give your solicitor our registered name and number on paper.</Ring>
      )}
    </Way>
  );
};

/** How money can be given, and what is said about tax. Each way stands only where the settings have it. */
export const Giving = () => (
  <section className="section section--tint" id="giving">
    <div className="wrap">
      <div className="head">
        <h2>Giving money</h2>
        <p className="lead">Four ways. Choose the one that suits you.</p>
      </div>
      <div className="grid g2">
        <ByCard />
        <FromBank />
        <Way art="giving-memory" title="In memory of somebody">
          <Ring>In place of flowers, you can name us. Ring us first: we tell you how it is done.</Ring>
        </Way>
        <InWill />
      </div>
      <TaxWords />
    </div>
  </section>
);
