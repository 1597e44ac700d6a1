import { type Factors, RECOVERY_CODES } from '#contract/auth/factors.ts';
import { longDate } from '#contract/dublin.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const FEW = 3;

export const RecoveryCodesBox = ({ codes, onRenew }: { codes: Factors['recoveryCodes']; onRenew: () => void }) => (
  <section className="box box--flush" aria-labelledby="recovery-codes">
    <div className="box__head">
      <div>
        <h2 id="recovery-codes">Recovery codes</h2>
        <p>For the day the phone is in the river.</p>
      </div>
    </div>
    <ul className="rowlist rowlist--3">
      <li>
        <span className={`ico tone-${codes && codes.left > FEW ? 'wait' : 'bad'}`}>
          <Icon name="life-buoy" />
        </span>
        <span>
          <b>{codes ? `${codes.left} of ${RECOVERY_CODES} are left` : 'None are left'}</b>
          <small>
            {codes
              ? `Made on ${longDate(codes.createdAt)}. Shown once; nobody here can show them again.`
              : 'Make ten new ones, so that a lost phone locks you out of nothing.'}
          </small>
        </span>
        <span className="ends">
          <Button variant="line" icon="printer" onClick={onRenew}>
            Make ten new ones
          </Button>
        </span>
      </li>
    </ul>
  </section>
);
