import {
  type AccessMatrixRow,
  accessKindLabels,
  type accessMatrix,
  accessMatrixRoleLabels,
  accessMatrixRoles,
  tokenAccessLabels,
} from '@practice/contracts';
import { Box, chakra, type SystemStyleObject, VisuallyHidden } from '@practice/ui';
import { CheckIcon } from '@practice/ui/icons';
import { Fragment } from 'react';

/** The matrix where there is room for its columns, and on paper. */
export function MatrixTable({ areas }: { areas: ReturnType<typeof accessMatrix> }) {
  return (
    <Box css={frameStyle}>
      <chakra.table css={tableStyle} aria-label="Erişim tablosu">
        <thead>
          <tr>
            <th scope="col">Yetki</th>
            <th scope="col">Tür</th>
            {accessMatrixRoles.map((role) => (
              <th key={role} scope="col" data-mark="">
                {accessMatrixRoleLabels[role]}
              </th>
            ))}
            <th scope="col">Erişim anahtarı</th>
          </tr>
        </thead>
        {areas.map(({ area, label, rows }) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={accessMatrixRoles.length + 3} data-area="">
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.permission}>
                <th scope="row">
                  <span>{row.label}</span>
                  {row.isSystemOnly ? <chakra.span color="fg.muted"> (yalnızca sistem)</chakra.span> : null}
                </th>
                <td>{accessKindLabels[row.kind]}</td>
                {accessMatrixRoles.map((role) => (
                  <td key={role} data-mark="">
                    <Mark isGiven={row.roles[role]} />
                  </td>
                ))}
                <td>{tokenWords(row)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </chakra.table>
    </Box>
  );
}

/** A sign for the eye, a word for everybody else. */
function Mark({ isGiven }: { isGiven: boolean }) {
  return (
    <Fragment>
      {isGiven ? (
        <CheckIcon display="inline-block" boxSize="4" color="status.confirmed.fg" />
      ) : (
        <span aria-hidden="true">–</span>
      )}
      <VisuallyHidden>{isGiven ? 'Evet' : 'Hayır'}</VisuallyHidden>
    </Fragment>
  );
}

function tokenWords({ tokens, isSystemOnly }: AccessMatrixRow) {
  return isSystemOnly ? '–' : tokenAccessLabels[tokens];
}

const frameStyle: SystemStyleObject = {
  display: { base: 'none', md: 'block' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'md',
  overflow: 'clip',
  '@media print': { display: 'block', border: 'none' },
};

const tableStyle: SystemStyleObject = {
  width: 'full',
  fontSize: 'sm',
  '& th, & td': { px: '3', py: '1.5', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
  '& tbody:last-of-type tr:last-of-type > *': { borderBottomWidth: '0' },
  '& thead th': {
    position: 'sticky',
    top: 'var(--sticky-top, 0px)',
    zIndex: '1',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& tbody th[scope=row]': { fontWeight: 'normal' },
  '& th[data-area]': { pt: '4', fontWeight: 'semibold' },
  '& [data-mark]': { textAlign: 'center' },
  '& tr': { breakInside: 'avoid' },
  '@media print': { '& thead th': { position: 'static' } },
};
