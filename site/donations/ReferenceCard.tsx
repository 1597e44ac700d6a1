import { mailtoHref } from '#contract/personal-data/email.ts';
import type { Message } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

type ReferenceCardProps = {
  reference: string;
  manageUrl: string;
  use: Message;
  subject: Message<'reference'>;
};

export const ReferenceCard = ({ reference, manageUrl, use, subject }: ReferenceCardProps) => {
  const hydrated = useHydrated();
  return (
    <div className="slip">
      <dl>
        <div>
          <T as="dt" of={offer.yourReference} />
          <dd className="ref">{reference}</dd>
        </div>
        <div>
          <T as="dt" of={offer.ownLink} />
          <dd>
            <T as="p" className="hint" of={use} />
            <a className="slip__link" href={manageUrl}>
              {manageUrl.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      </dl>
      {hydrated && (
        <div className="acts">
          <CopyButton text={manageUrl} label={<T of={offer.copyLink} />} variant="brand" small />
          <Button variant="line" small icon="printer" onClick={() => window.print()} of={offer.print} />
          <ButtonLink
            variant="line"
            small
            icon="mail"
            href={mailtoHref('', { subject: t(subject, { reference }), body: manageUrl })}
            of={offer.mailLink}
          />
        </div>
      )}
    </div>
  );
};
