import type { ComponentType } from 'react';
import { AnyServiceDrawing } from './any-service.tsx';
import { AssessmentDrawing } from './assessment.tsx';
import { FamilyCounsellingDrawing } from './family-counselling.tsx';
import { IndividualTherapyDrawing } from './individual-therapy.tsx';
import { OnlineTherapyDrawing } from './online-therapy.tsx';
import { PlayGroupDrawing } from './play-group.tsx';
import { PlayTherapyDrawing } from './play-therapy.tsx';

const drawings = new Map<string, ComponentType>([
  ['oyun-terapisi', PlayTherapyDrawing],
  ['bireysel-terapi', IndividualTherapyDrawing],
  ['aile-danismanligi', FamilyCounsellingDrawing],
  ['psikolojik-degerlendirme', AssessmentDrawing],
  ['oyun-grubu', PlayGroupDrawing],
  ['online-terapi', OnlineTherapyDrawing],
]);

/** The drawing of a service by its slug; a plant for one that the practice added. */
export function ServiceDrawing({ slug }: { slug: string }) {
  const Drawing = drawings.get(slug) ?? AnyServiceDrawing;
  return <Drawing />;
}
