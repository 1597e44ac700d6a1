import { Button } from '../../../ui/Button.tsx';
export const RemoveRow = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Button variant="quiet" className="btn--icon editrow__remove" icon="trash-2" aria-label={label} onClick={onRemove} />
);
