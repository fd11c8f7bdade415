import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../design-system/styles/global.ts'
import { App } from './App.tsx'
import { sessionId } from './api/identity.ts'
import { Failsafe } from './shell/Failsafe.tsx'
import { followLinks } from './shell/navigation.ts'
import { resumePayments } from './state/payment.ts'
import { recheckSession } from './state/session.ts'
import { store } from './state/store.ts'
import { showKeptToast } from './state/toasts.ts'

sessionId()
followLinks()
showKeptToast()
resumePayments()
// A page from the back-forward cache shows who was logged in when it was left.
window.addEventListener('pageshow', (event) => event.persisted && recheckSession())

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app to render into')
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <Failsafe>
        <App />
      </Failsafe>
    </Provider>
  </StrictMode>,
)
