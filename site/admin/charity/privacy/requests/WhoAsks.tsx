import { changeDataRequest } from '#contract/privacy/calls.ts';
import type { DataRequest } from '#contract/privacy/data-requests.ts';
import { usePlatform } from '../../../../client/PlatformContext.tsx';
import { send } from '../../../../client/send.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { EmailLink } from '../../../../ui/EmailLink.tsx';
import { ThreadLink } from '../../../review/letters/ThreadLink.tsx';
import { StaffPhone } from '../../../shell/phone/StaffPhone.tsx';
import { CaseNews } from './CaseNews.tsx';
import type { CaseActions } from './useCaseActions.ts';

export const WhoAsks = ({ request, actions }: { request: DataRequest; actions: CaseActions }) => {
  const platform = usePlatform();
  const { id, name, email, phone, address, identityChecked, closedAt } = request;
  const check = () =>
    void actions.attempt('identity', () => send(platform, changeDataRequest, { id, body: { identityChecked: true } }));
  return (
    <section className="box" aria-labelledby="who-asks">
      <div className="box__head">
        <h2 id="who-asks">{closedAt ? 'Who asked' : '1. Who asks?'}</h2>
        {identityChecked && (
          <Badge tone="ok" icon="shield-check">
            It is the person
          </Badge>
        )}
      </div>
      <div className="box__body stack stack--close">
        {name ? (
          <p>
            <b>{name}</b>
            {email && (
              <>
                <br />
                <EmailLink address={email} />
              </>
            )}
            {phone && (
              <>
                <br />
                <StaffPhone phone={phone} />
              </>
            )}
            {address && (
              <>
                <br />
                <span>{address}</span>
              </>
            )}
            {(email || phone) && (
              <>
                <br />
                <ThreadLink kind="data-request" id={id} name={name} />
              </>
            )}
          </p>
        ) : (
          <p>Name and address are forgotten, as they asked.</p>
        )}
        {!identityChecked && !closedAt && (
          <>
            <p className="hint">
              Ring a number that you knew before, or write to the address where they wrote to us, and let them confirm
              it.
            </p>
            <div>
              <Button
                variant="brand"
                icon="shield-check"
                busy={actions.busy === 'identity'}
                busyLabel="Noting"
                onClick={check}
              >
                I have made sure that it is the person
              </Button>
            </div>
          </>
        )}
        <CaseNews actions={actions} of={['identity']} />
      </div>
    </section>
  );
};
