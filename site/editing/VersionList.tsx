import { useState } from 'react';
import { createPortal } from 'react-dom';
import { dateAndTime } from '#contract/dublin.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Elements } from '../ui/elements.ts';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

interface ListedVersion {
  key: string;
  at: string;
  by: string;
  preview: Elements;
}

interface VersionListProps {
  title: string;
  current: { at: string; by: string } | undefined;
  versions: readonly ListedVersion[] | undefined;
  failure: string;
  busy: boolean;
  onRestore(key: string): void;
  onClose(): void;
}

const stamp = ({ at, by }: { at: string; by: string }) => `${dateAndTime(at)}, ${by}`;

export const VersionList = ({ title, current, versions, failure, busy, onRestore, onClose }: VersionListProps) => {
  const [shown, setShown] = useState('');
  return createPortal(
    // The page's own styles are not for what lies above it.
    <Dialog title={title} hint={current && `What stands there now: ${stamp(current)}.`} onClose={onClose}>
      {failure && (
        <Notice tone="bad">
          <p>{failure}</p>
        </Notice>
      )}
      {!versions && !failure && <Skeleton label="Loading the earlier versions" />}
      {versions?.length === 0 && <p>There is no earlier version yet.</p>}
      {versions && versions.length > 0 && (
        <ul className="versions">
          {versions.map((version) => (
            <li key={version.key}>
              <button
                type="button"
                aria-expanded={shown === version.key}
                onClick={() => setShown(shown === version.key ? '' : version.key)}
              >
                {stamp(version)}
              </button>
              {shown === version.key && (
                <div className="versions__shown">
                  {version.preview}
                  <Button
                    variant="plum"
                    small
                    icon="history"
                    busy={busy}
                    busyLabel="Restoring"
                    onClick={() => onRestore(version.key)}
                  >
                    Restore this version
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>,
    document.body,
  );
};
