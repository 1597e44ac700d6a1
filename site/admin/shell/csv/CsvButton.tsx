import { useState } from 'react';
import type { InputOf } from '#contract/calls/address.ts';
import type { Call, FileAnswer, Schema } from '#contract/calls/call.ts';
import { sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { send } from '../../../client/send.ts';
import { useMay } from '../../../client/useMay.ts';
import { useAlert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { saveFile } from './save-file.ts';

export const CSV_FAILED = 'Failed to export. Please try again.';

type TableCall = Call<string, Schema | undefined, undefined, FileAnswer>;

interface CsvButtonProps<C extends TableCall> {
  call: C;
  input: InputOf<C>;
  /** File name without its ending. */
  name: string;
  label?: string;
  describes?: string;
  small?: boolean;
}

/** Fetched with the session's token, which a plain link could not send. */
export const CsvButton = <C extends TableCall>({
  call,
  input,
  name,
  label = 'Export CSV',
  describes,
  small = false,
}: CsvButtonProps<C>) => {
  const platform = usePlatform();
  const say = useAlert();
  const [busy, setBusy] = useState(false);
  const mayExport = useMay(call.may);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await send(platform, call, input), `${name}.csv`);
    } catch (error) {
      say(sentenceOf(error, CSV_FAILED));
    } finally {
      setBusy(false);
    }
  };
  if (!mayExport) return null;
  return (
    <Button
      variant="line"
      icon="download"
      small={small}
      busy={busy}
      busyLabel="Exporting"
      // The desktop's menu finds it by this.
      data-command="export"
      onClick={() => void save()}
    >
      <span>{label}</span>
      {describes && <span className="sr">{`: ${describes}`}</span>}
    </Button>
  );
};
