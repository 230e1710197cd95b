import { screen } from '@testing-library/react';
import {
  DENVER,
  FakeApi,
  givenBranch,
  givenClientConfig,
  givenEmployee,
  renderRoutes,
  type Rendered,
} from '../../testing';
import type { Role } from '../../shared/auth';
import { PageFrame, type PageDefinition } from '../../shared/pages';
import { routesFor } from '../routes-for';

const page = (path: string, title: string): PageDefinition => ({
  path,
  load: () => Promise.resolve({ default: () => <PageFrame title={title}>{title} here</PageFrame> }),
});
const PAGES = [
  page('/emma/customer', 'Customers'),
  page('/emma/leads', 'Leads'),
  page('/emma/admin/branch', 'Branches'),
  page('/emma/account/myschedule', 'Schedule'),
  page('/emma/mailbox', 'Mailbox'),
  {
    path: '/emma/help',
    load: () =>
      Promise.resolve({
        default: () => (
          <PageFrame title="Help" actions={<button>Print</button>}>
            <section id="board">The board</section>
          </PageFrame>
        ),
      }),
  },
];

/** A server with what the frame asks for. */
export const givenFrameServer = (): FakeApi =>
  new FakeApi()
    .on('GET /client-config', givenClientConfig())
    .on('GET /employee/self', givenEmployee())
    .on('GET /employee', [givenEmployee()])
    .on('GET /branch', [givenBranch(), givenBranch({ _id: DENVER, name: 'Denver' })])
    .on('GET /customer/newleads_queue_size', { size: 7 });

/** The frame around a few pages, for somebody with these roles. */
export function openFrame(server: FakeApi, at: string, roles: Role[] = ['sales']): Rendered {
  server.on('GET /employee/self', givenEmployee({ roles }));
  return renderRoutes(routesFor(PAGES), { at, roles });
}

export const menu = () => screen.findByRole('navigation', { name: 'Main' });
