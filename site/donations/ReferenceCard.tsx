import { mailtoHref } from '#contract/personal-data/email.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Mail } from '../ui/icons/Mail.tsx';
import { Printer } from '../ui/icons/Printer.tsx';
import { useHydrated } from '../ui/useHydrated.ts';

const SUBJECT = 'My donation';

const mailHref = (reference: string, url: string) => mailtoHref('', { subject: `${SUBJECT} ${reference}`, body: url });

/** The reference and the manage link of an offer, to be copied, printed or mailed. */
export const ReferenceCard = ({ reference, manageUrl }: { reference: string; manageUrl: string }) => {
  const hydrated = useHydrated();
  return (
    <div className="slip">
      <dl>
        <div>
          <dt>Your reference</dt>
          <dd className="ref">{reference}</dd>
        </div>
        <div>
          <dt>Your own link</dt>
          <dd>
            <p className="hint">
              See where it stands, add photos or withdraw. Whoever has this link can do so: keep it to yourself.
            </p>
            <a className="slip__link" href={manageUrl}>
              {manageUrl.replace(/^https?:\/\//, '')}
            </a>
          </dd>
        </div>
      </dl>
      {hydrated && (
        <div className="acts">
          <CopyButton text={manageUrl} what="link" label="Copy Link" variant="brand" small />
          <Button variant="line" small icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink variant="line" small icon={Mail} href={mailHref(reference, manageUrl)}>
            Mail It to Myself
          </ButtonLink>
        </div>
      )}
    </div>
  );
};
