import { useState } from 'react';
import { sentenceOf } from '../../client/api-error.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { createRequests } from '../../client/requests.ts';
import { useAlert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons/Download.tsx';
import { saveFile } from './save-file.ts';
import { useMayExport } from './useMayExport.ts';

export const CSV_FAILED = 'Failed to export. Please try again.';

interface CsvButtonProps {
  /** Where the table lies, below `/api`. */
  path: string;
  /** The name of the file, without its ending. */
  name: string;
  label?: string;
  /** What the button is called where several stand on a screen. */
  describes?: string;
  small?: boolean;
  /** True for figures, in which nobody is named: whoever sees them may export them. */
  figures?: boolean;
}

/** Exports a table as CSV, for whoever may. It is fetched with the session's token, which a plain link could not send. */
export const CsvButton = ({
  path,
  name,
  label = 'Export CSV',
  describes,
  small = false,
  figures = false,
}: CsvButtonProps) => {
  const platform = usePlatform();
  const say = useAlert();
  const [busy, setBusy] = useState(false);
  const mayExport = useMayExport();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await createRequests(platform, 'body').blob(path), `${name}.csv`);
    } catch (error) {
      say(sentenceOf(error, CSV_FAILED));
    } finally {
      setBusy(false);
    }
  };
  if (!mayExport && !figures) return null;
  return (
    <Button
      variant="line"
      icon={Download}
      small={small}
      busy={busy}
      busyLabel="Exporting"
      // The desktop's menu finds it by this.
      data-command="export"
      onClick={() => void save()}
    >
      <span>{label}</span>
      {describes && <span className="sr">: {describes}</span>}
    </Button>
  );
};
