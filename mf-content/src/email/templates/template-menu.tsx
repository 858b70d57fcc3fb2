import { builtInTemplates, isBuiltInTemplate } from '@practice/contracts';
import { IconButton } from '@practice/ui';
import { Menu, type MenuEntry } from '@practice/ui/admin';
import { MoreIcon } from '@practice/ui/icons';
import type { Template } from './templates.ts';

type TemplateMenuProps = {
  template: Template;
  onPreview: () => void;
  onTest: () => void;
  onToggle: () => void;
  onRestore: () => void;
  onDelete: () => void;
};

/** What can be done with a template, beside editing it. */
export function TemplateMenu({ template, onPreview, onTest, onToggle, onRestore, onDelete }: TemplateMenuProps) {
  const { id, name, isActive, isBuiltIn, isChanged } = template;
  const isAlwaysOn = isBuiltInTemplate(id) && builtInTemplates[id].alwaysOn !== undefined;
  const entries: MenuEntry[] = [
    { label: 'Önizle', onSelect: onPreview },
    { label: 'Deneme gönder', onSelect: onTest },
    ...(isAlwaysOn ? [] : [{ label: isActive ? 'Pasif yap' : 'Aktif yap', onSelect: onToggle }]),
    ...(isBuiltIn && isChanged ? [{ label: 'Varsayılana dön', onSelect: onRestore }] : []),
    ...(isBuiltIn ? [] : (['separator', { label: 'Sil', danger: true, onSelect: onDelete }] as const)),
  ];
  return (
    <Menu placement="bottom-end" entries={entries}>
      {(trigger) => (
        <IconButton aria-label={`İşlemler: ${name}`} {...trigger}>
          <MoreIcon boxSize="4" />
        </IconButton>
      )}
    </Menu>
  );
}
