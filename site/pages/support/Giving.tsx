import { supportPlaces } from '#contract/places/support.ts';
import { noGiving, printedIban } from '#contract/settings/giving.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { PageText, type TextSource } from '../../editing/PageText.tsx';
import { SettingMissing } from '../../editing/SettingMissing.tsx';
import { T } from '../../language/T.tsx';
import { CardArt } from '../../layout/Cards.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { IllustrationName } from '../../ui/illustration-names.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

export const Copyable = ({ name, copy, text }: { name: string | Message; copy: Message; text: string }) => {
  const hydrated = useHydrated();
  return (
    <div>
      {typeof name === 'string' ? <dt>{name}</dt> : <T as="dt" of={name} />}
      <dd className="copyable">
        <code>{text}</code>
        {hydrated ? (
          <CopyButton text={text} label={<T of={copy} />} small />
        ) : (
          <div className="row row--tight">
            <Button variant="line" small icon="copy" data-app="intent" of={copy} />
          </div>
        )}
      </dd>
    </div>
  );
};

const TaxWords = () => {
  const { taxRelief } = useSettings().giving ?? noGiving;
  return (
    <div className="panel mt-xl">
      <PageText of={supportPlaces.texts['tax-title']} as="h3" />
      {taxRelief ? <T as="p" of={pages.taxRelief} /> : <T as="p" of={pages.taxScheme} />}
      <PageText of={supportPlaces.texts['tax-items']} as="p" />
      <T as="p" of={pages.noPpsNumber} />
    </div>
  );
};

const { texts, images } = supportPlaces;

type WayProps = { of: 'card' | 'bank' | 'memory' | 'will'; art: IllustrationName; children: Elements };

const Way = ({ of, art, children }: WayProps) => (
  <article className="card">
    <CardArt art={art} picture={images[of]} />
    <div className="card__body">
      <PageText of={texts[`${of}-title`]} as="h3" />
      {children}
    </div>
  </article>
);

const Ring = ({ says }: { says: TextSource }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <>
      <PageText of={says} as="p" />
      <ButtonLink href={hrefOf(phone)} variant="line" icon="phone">
        <T of={site.call} values={{ phone }} />
      </ButtonLink>
    </>
  );
};

const ByCard = () => {
  const { paymentUrl } = useSettings().giving ?? noGiving;
  if (!paymentUrl) return <SettingMissing box="giving">By card: not shown until a payment page is set</SettingMissing>;
  return (
    <Way of="card" art="giving-card">
      <T as="p" of={pages.cardText} values={{ address: <strong>{new URL(paymentUrl).origin}</strong> }} />
      <ButtonLink href={paymentUrl} rel="noreferrer" icon="external-link" of={pages.giveByCard} />
    </Way>
  );
};

const FromBank = () => {
  const { accountName, iban, bic } = useSettings().giving ?? noGiving;
  if (!iban) return <SettingMissing box="giving">From your bank: not shown until an IBAN is set</SettingMissing>;
  return (
    <Way of="bank" art="giving-bank">
      <PageText of={texts['bank-text']} as="p" />
      <dl className="copyables">
        {accountName && <Copyable name={pages.accountName} copy={pages.copyName} text={accountName} />}
        <Copyable name="IBAN" copy={pages.copyIban} text={printedIban(iban)} />
        {bic && <Copyable name="BIC" copy={pages.copyBic} text={bic} />}
      </dl>
    </Way>
  );
};

const InWill = () => {
  const { name, registeredNumber } = useSettings().organisation;
  return (
    <Way of="will" art="giving-will">
      <PageText of={texts['will-text']} as="p" />
      {registeredNumber ? (
        <dl className="copyables">
          <Copyable name={pages.charityName} copy={pages.copyName} text={name} />
          <Copyable name={pages.registeredCharityNumber} copy={pages.copyNumber} text={registeredNumber} />
        </dl>
      ) : (
        <Ring says={texts['will-missing']} />
      )}
    </Way>
  );
};

export const Giving = () => (
  <section className="section section--tint" id="giving">
    <div className="wrap">
      <div className="head">
        <PageText of={texts['giving-title']} as="h2" />
        <PageText of={texts['giving-text']} as="p" className="lead" />
      </div>
      <div className="grid g2">
        <ByCard />
        <FromBank />
        <Way of="memory" art="giving-memory">
          <Ring says={texts['memory-text']} />
        </Way>
        <InWill />
      </div>
      <TaxWords />
    </div>
  </section>
);
