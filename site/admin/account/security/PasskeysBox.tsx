import { type Factors, PASSKEYS_MAX } from '#contract/auth/factors.ts';
import { longDate } from '#contract/dublin.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { supportsPasskeys } from '../../../client/passkey-support.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

type Passkey = Factors['passkeys'][number];

const stateOf = ({ clonedAt, lastUsedAt, createdAt }: Passkey): string =>
  clonedAt
    ? `Its counter went backwards on ${longDate(clonedAt)}: it may have been copied. It opens nothing now.`
    : `${lastUsedAt ? `Last used on ${longDate(lastUsedAt)}` : 'Not used yet'} · added on ${longDate(createdAt)}`;

interface PasskeysBoxProps {
  passkeys: Factors['passkeys'];
  onAdd: () => void;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
}

export const PasskeysBox = ({ passkeys, onAdd, onRename, onRemove }: PasskeysBoxProps) => {
  const platform = usePlatform();
  const hasRoom = passkeys.length < PASSKEYS_MAX;
  const canAdd = supportsPasskeys(platform) && hasRoom;
  return (
    <section className="box box--flush" aria-labelledby="passkeys">
      <div className="box__head">
        <div>
          <h2 id="passkeys">Passkeys</h2>
          <p>Sign in without typing. Each belongs to one device or one key ring.</p>
        </div>
        {canAdd && (
          <Button variant="line" icon="plus" onClick={onAdd}>
            Add a passkey
          </Button>
        )}
        {platform.kind === 'desktop' && hasRoom && (
          <a className={buttonClass({ variant: 'line' })} href="/admin/security" target="_blank" rel="noreferrer">
            Add one in the browser
          </a>
        )}
      </div>
      {passkeys.length > 0 && (
        <ul className="rowlist rowlist--3">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={`ico tone-${passkey.clonedAt ? 'bad' : 'ok'}`}>
                <Icon name="key-round" />
              </span>
              <span>
                <b>{passkey.name}</b>
                <small>{stateOf(passkey)}</small>
              </span>
              <span className="ends">
                <Button variant="quiet" icon="pencil" onClick={() => onRename(passkey)}>
                  Rename<span className="sr">{` ${passkey.name}`}</span>
                </Button>
                <Button variant={passkey.clonedAt ? 'bad' : 'quiet'} icon="trash-2" onClick={() => onRemove(passkey)}>
                  Remove<span className="sr">{` ${passkey.name}`}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
