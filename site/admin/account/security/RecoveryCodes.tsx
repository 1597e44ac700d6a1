import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { settingsQuery } from '../../../client/settings-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { saveFile } from '../../shell/csv/save-file.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  replaced: boolean;
  /** The person has said that the codes are in a safe place. */
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}

export const RecoveryCodes = ({ codes, replaced, confirmed, onConfirm }: RecoveryCodesProps) => {
  const { data: settings } = useQuery(settingsQuery(usePlatform()));
  const text = codes.map((code, at) => `${at + 1}. ${code}`).join('\r\n');
  const title = `Recovery codes for ${settings?.organisation.name ?? 'the admin portal'}`;
  const save = () => saveFile(new Blob([`${title}\r\n\r\n${text}\r\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <>
      <div className="codes-paper">
        <h3>{title}</h3>
        <ol className="codes" aria-label={title}>
          {codes.map((code, at) => (
            <li key={code}>
              <small aria-hidden="true">{at + 1}</small>
              <span>{code}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="row row--tight">
        <Button variant="line" icon="printer" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="line" icon="download" onClick={save}>
          Save as a file
        </Button>
        <CopyButton text={text} label="Copy" />
      </div>
      <Notice tone="wait" icon="life-buoy" announce="none" title="Keep them where your passport is.">
        <p>{`Not on the phone they are for, and not in the desk of the shop.${replaced ? ' The old ten have stopped working.' : ''}`}</p>
      </Notice>
      <label className="check">
        <input type="checkbox" checked={confirmed} onChange={(event) => onConfirm(event.target.checked)} />I have them
        on paper or in a safe place
      </label>
    </>
  );
};
