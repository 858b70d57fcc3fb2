import type { FieldProblem } from '@practice/contracts';
import { hasVirusScanner } from '@practice/service-kit';

/** Why uploads cannot be scanned for viruses: with no scanner every one of them would be refused. */
export function scannerProblem(key: string, value: string): FieldProblem | null {
  if (key !== 'virus_scan_enabled' || value !== 'true' || hasVirusScanner()) return null;
  const message =
    'Sunucuda bir virüs tarayıcısı kurulu değil. Önce ClamAV kurulmalı ve adresi CLAMD_URL ayarına yazılmalıdır.';
  return { field: key, message, code: 'NO_SCANNER' };
}
