import { Button } from '../../ui/Button.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';

/** Takes a row out of a list that is being edited; Undo brings it back. */
export const RemoveRow = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button variant="quiet" className="btn--icon editrow__remove" icon={Trash2} aria-label={label} onClick={onRemove} />
);
