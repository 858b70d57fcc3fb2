import { type ChildProfileRecord, profileTexts } from '@practice/contracts';
import { DomainError, UNREADABLE_TEXT } from '@practice/service-kit';

type Fields = Partial<ChildProfileRecord>;
const joinedTexts = [...profileTexts, 'emergencyContact'] as const;

/**
 * The fields of a file that takes over another: what it lacks is filled in, texts that differ stand below each other, and
 * the other's parent and guardians are added to the guardians. Nothing of either is lost.
 * @throws DomainError CONFLICT for a file that cannot be decrypted
 */
export function mergedFields(into: ChildProfileRecord, from: ChildProfileRecord): Fields {
  assertReadable(into);
  assertReadable(from);
  const texts = joinedTexts.flatMap((name) => {
    const joined = joinTexts(into[name], from[name]);
    return joined === into[name] ? [] : [[name, joined] as const];
  });
  const guardians = mergedGuardians(into, from);
  return {
    ...Object.fromEntries(texts),
    ...(into.gender === null && from.gender !== null ? { gender: from.gender } : {}),
    ...(into.parentEmail === null && from.parentEmail !== null ? { parentEmail: from.parentEmail } : {}),
    ...(guardians.length > into.guardians.length ? { guardians } : {}),
    ...(!into.isActive && from.isActive ? { isActive: true } : {}),
  };
}

function joinTexts(own: string | null, other: string | null): string | null {
  if (!own || !other) return own || other;
  return own.includes(other) ? own : `${own}\n\n${other}`;
}

function mergedGuardians(into: ChildProfileRecord, from: ChildProfileRecord): ChildProfileRecord['guardians'] {
  const { parentName: name, parentPhone: phone, parentEmail: email } = from;
  const parents = phone === into.parentPhone ? [] : [{ name, relation: 'Veli', phone, email }];
  const known = new Set(into.guardians.map((each) => JSON.stringify(each)));
  return [...into.guardians, ...[...parents, ...from.guardians].filter((each) => !known.has(JSON.stringify(each)))];
}

function assertReadable(profile: ChildProfileRecord): void {
  if (!joinedTexts.some((name) => profile[name] === UNREADABLE_TEXT)) return;
  throw new DomainError('CONFLICT', { message: 'Dosyalardan biri okunamıyor; bu hâliyle birleştirilemez.' });
}
