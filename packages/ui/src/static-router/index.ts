// An entry of its own: the browser never loads it.
export { StaticRouter } from 'react-router-dom';
