import {
  notificationCategories,
  notificationCategoryLabels,
  notificationPriorities,
  notificationPriorityLabels,
} from '@practice/contracts';
import { CheckboxField, SimpleGrid } from '@practice/ui';
import { useNotificationSettings } from '@practice/ui/back-office';
import { Panel } from './panel.tsx';

/** Which categories are announced. */
export function Categories() {
  const { settings, change } = useNotificationSettings();
  return (
    <Panel title="Konular" description="Kapalı bir konunun bildirimleri yalnızca zilde listelenir.">
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
        {notificationCategories.map((category) => (
          <CheckboxField
            key={category}
            label={notificationCategoryLabels[category]}
            checked={settings.categories[category]}
            onChange={(event) => change({ categories: { [category]: event.target.checked } })}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}

/** Which priorities are announced. */
export function Priorities() {
  const { settings, change } = useNotificationSettings();
  return (
    <Panel title="Öncelikler" description="Kapalı bir önceliğin bildirimleri yalnızca zilde listelenir.">
      <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
        {notificationPriorities.map((priority) => (
          <CheckboxField
            key={priority}
            label={notificationPriorityLabels[priority]}
            checked={settings.priority[priority]}
            onChange={(event) => change({ priority: { [priority]: event.target.checked } })}
          />
        ))}
      </SimpleGrid>
    </Panel>
  );
}
