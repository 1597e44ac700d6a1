import type { Factors } from '#contract/auth/factors.ts';
import { longDate } from '#contract/dublin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface AuthenticatorBoxProps {
  totp: Factors['totp'];
  onSetUp: () => void;
  onRemove: (id: string) => void;
}

export const AuthenticatorBox = ({ totp, onSetUp, onRemove }: AuthenticatorBoxProps) => (
  <section className="box box--flush" aria-labelledby="authenticator">
    <div className="box__head">
      <div>
        <h2 id="authenticator">Authenticator app</h2>
        <p>Six figures from your phone.</p>
      </div>
      {!totp && (
        <Button variant="line" icon="plus" onClick={onSetUp}>
          Set it up
        </Button>
      )}
    </div>
    {totp && (
      <ul className="rowlist rowlist--3">
        <li>
          <span className="ico tone-ok">
            <Icon name="smartphone" />
          </span>
          <span>
            <b>{`On since ${longDate(totp.createdAt)}`}</b>
            <small>{totp.lastUsedAt ? `Last used on ${longDate(totp.lastUsedAt)}` : 'Not used yet'}</small>
          </span>
          <span className="ends">
            <Button variant="line" icon="refresh-cw" onClick={onSetUp}>
              Move to a new phone
            </Button>
            <Button variant="quiet" icon="trash-2" onClick={() => onRemove(totp.id)}>
              Remove<span className="sr"> the authenticator app</span>
            </Button>
          </span>
        </li>
      </ul>
    )}
  </section>
);
